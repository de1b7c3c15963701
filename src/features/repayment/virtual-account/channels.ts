import type { PaymentCard } from '@/storage/records/virtual-account-cards';

type Channel = PaymentCard['channels'][number];

/**
 * Puts the channel that the person chose first; without steps a channel is left out.
 * @param method its name as the address has it; capitals and spaces at the ends do not matter
 */
export function orderChannels(channels: readonly Channel[], method: string): Channel[] {
  const wanted = method.trim().toLowerCase();
  const isWanted = ({ name }: Channel) => wanted !== '' && name.trim().toLowerCase() === wanted;
  const usable = channels
    .map(({ name, steps }) => ({ name, steps: steps.filter((step) => step.trim() !== '') }))
    .filter(({ steps }) => steps.length > 0);
  return [...usable.filter(isWanted), ...usable.filter((channel) => !isWanted(channel))];
}
