import { startStaffPage, type StaffPageProps } from '../staff-page';
import { ReplayPage } from './replay-page';
import { useDeskAddress } from './use-desk-address';

function Desk({ onMoved }: StaffPageProps) {
  const { address, open, move } = useDeskAddress(onMoved);
  return <ReplayPage address={address} onOpen={open} onMoment={move} />;
}

startStaffPage({ texts: ['desk'], catalogs: ['chat'], Page: Desk });
