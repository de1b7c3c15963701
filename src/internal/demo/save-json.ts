import { saveFile } from '@/ui/share';

/** Saves a JSON text as a file. */
export function saveJson(name: string, text: string): void {
  saveFile(new File([text], name, { type: 'application/json' }));
}
