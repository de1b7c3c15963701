import { startStaffPage, type StaffPageProps } from '../staff-page';
import { useDeskAddress } from './desk';
import { ReplayPage } from './replay-page';

function Desk({ onMoved }: StaffPageProps) {
  const { address, open, move } = useDeskAddress(onMoved);
  return <ReplayPage address={address} onOpen={open} onMoment={move} />;
}

startStaffPage({ texts: ['demo', 'desk'], catalogs: ['chat', 'records'], Page: Desk });
