import { useState } from 'react';
import { encode } from 'uqr';
import type { ButtonVariant } from '@/ui/button';
import { fileResults } from '@/ui/file-results/file-results';
import { Notice } from '@/ui/notice';
import { canSaveFiles, saveFile, share } from '@/ui/share';
import { SaveQrButton } from './code-card';

const modulePx = 12;

/** A QR code as a PNG picture, black on white; `null` if the browser draws none. */
async function pictureOf(text: string, name: string): Promise<File | null> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = size * modulePx;
  canvas.height = size * modulePx;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => isDark && context.fillRect(x * modulePx, y * modulePx, modulePx, modulePx)),
  );
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return blob && new File([blob], `${name}.png`, { type: blob.type });
}

type Props = { text: string; name: string; variant: ButtonVariant; onSave: () => void };

/** Saves the QR code as a picture, for an app on the same phone that scans pictures. */
export function SaveQr({ text, name, variant, onSave }: Props) {
  const [outcome, setOutcome] = useState<keyof typeof fileResults>('cancelled');

  async function save(): Promise<void> {
    onSave();
    const file = await pictureOf(text, name);
    if (file && canSaveFiles()) saveFile(file);
    setOutcome(file ? (canSaveFiles() ? 'download-started' : await share(file)) : 'failed');
  }

  return (
    <SaveQrButton variant={variant} onSave={() => void save()}>
      {outcome !== 'cancelled' && <Notice kind="info">{fileResults[outcome]}</Notice>}
    </SaveQrButton>
  );
}
