import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { TourMarket } from '../tour/tour-step';

/** What a face is made of; no picture of anybody. */
export type Looks = {
  skin: string;
  hair: string;
  cloth: string;
  ground: string;
  style: 'short' | 'bun' | 'scarf' | 'long' | 'curls' | 'cap';
  hasGlasses?: boolean;
};

/** A scenario as somebody to meet. */
export type Person = {
  /** Plain name: the Indian twin is found by itself. */
  scenario: string;
  names: Readonly<Record<TourMarket, string>>;
  /** How they stand, after the name. */
  says: MessageDescriptor;
  /** As the server numbers it; null where there is no loan to have one. */
  status: number | null;
  looks: Looks;
};

/** The scenarios worth meeting; all of them are in the list of launch links. */
export const people: readonly Person[] = [
  {
    scenario: 'due-today',
    names: { indonesia: 'Sari', india: 'Asha' },
    says: msg`due today`,
    status: 174,
    looks: { skin: '#d9a074', hair: '#7b4b94', cloth: '#7b4b94', ground: '#f3e2f5', style: 'scarf' },
  },
  {
    scenario: 'new-loan',
    names: { indonesia: 'Dewi', india: 'Priya' },
    says: msg`takes a first loan`,
    status: null,
    looks: { skin: '#e3b187', hair: '#2f2119', cloth: '#1f7a6b', ground: '#dcf1ec', style: 'long' },
  },
  {
    scenario: 'under-review',
    names: { indonesia: 'Agus', india: 'Arjun' },
    says: msg`waits for an answer`,
    status: 21,
    looks: { skin: '#b97a50', hair: '#1c1510', cloth: '#2b5d9c', ground: '#dfeafa', style: 'short', hasGlasses: true },
  },
  {
    scenario: 'repaying',
    names: { indonesia: 'Rina', india: 'Meera' },
    says: msg`due in ten days`,
    status: 170,
    looks: { skin: '#cf9468', hair: '#3a2318', cloth: '#c8553d', ground: '#fbe5df', style: 'bun' },
  },
  {
    scenario: 'overdue',
    names: { indonesia: 'Budi', india: 'Ravi' },
    says: msg`five days late`,
    status: 180,
    looks: { skin: '#a86a44', hair: '#15100c', cloth: '#51606f', ground: '#e4e9ee', style: 'curls' },
  },
  {
    scenario: 'extension-available',
    names: { indonesia: 'Wayan', india: 'Vikram' },
    says: msg`needs more time`,
    status: 174,
    looks: { skin: '#c58a5d', hair: '#4a5d23', cloth: '#4a5d23', ground: '#eaf0d8', style: 'cap' },
  },
  {
    scenario: 'further-ways',
    names: { indonesia: 'Lestari', india: 'Neha' },
    says: msg`pays with an app`,
    status: 174,
    looks: { skin: '#d3986c', hair: '#241812', cloth: '#0f6e84', ground: '#dbeff4', style: 'long', hasGlasses: true },
  },
  {
    scenario: 'complaint-answered',
    names: { indonesia: 'Putri', india: 'Kavya' },
    says: msg`complained, and has an answer`,
    status: 170,
    looks: { skin: '#dba67c', hair: '#1d4f91', cloth: '#163b6d', ground: '#dde9fb', style: 'scarf', hasGlasses: true },
  },
  {
    scenario: 'collection',
    names: { indonesia: 'Joko', india: 'Rahul' },
    says: msg`forty days late`,
    status: 5,
    looks: { skin: '#b57648', hair: '#6b6258', cloth: '#8a3b2f', ground: '#f5e1dc', style: 'short' },
  },
  {
    scenario: 'settled',
    names: { indonesia: 'Mega', india: 'Anita' },
    says: msg`has paid it all back`,
    status: 200,
    looks: { skin: '#e0ad82', hair: '#53301f', cloth: '#17683a', ground: '#def1e4', style: 'curls' },
  },
];
