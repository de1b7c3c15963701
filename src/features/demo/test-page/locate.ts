/** Milliseconds until the device has to know where it is. */
const timeout = 15_000;

type Place = { latitude: number; longitude: number; accuracy: number };

export type LocationOutcome =
  | { status: 'found'; place: Place }
  | { status: 'unsupported' | 'denied' | 'unavailable' | 'timed-out' };

const failures: Readonly<Record<number, 'denied' | 'unavailable' | 'timed-out'>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timed-out',
};

/**
 * Asks where the device is, once; the browser asks the person first.
 * @param source the browser's own, absent in old engines and on insecure addresses
 * @returns never rejects
 */
export function locate(source: Pick<Geolocation, 'getCurrentPosition'> | undefined): Promise<LocationOutcome> {
  if (!source) return Promise.resolve({ status: 'unsupported' });
  return new Promise((resolve) => {
    source.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ status: 'found', place: { latitude, longitude, accuracy } }),
      ({ code }) => resolve({ status: failures[code] ?? 'unavailable' }),
      { timeout, maximumAge: 0, enableHighAccuracy: false },
    );
  });
}
