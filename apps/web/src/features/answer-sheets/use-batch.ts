import type { RecognitionView } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { useState } from 'react';
import { doubtAbout, lineOf } from './photo-line';
import type { ShownPhoto } from './photo-map';
import { type PreparedPhoto, preparePhoto } from './prepare-photo';
import { isPdf, scannedPages } from './scanned-pages';
import { sendReading } from './send-reading';
import { uploadPhoto } from './upload-photo';
import { usePhotoUrls } from './use-photo-urls';

/** One sheet of a pile. */
export interface PileSheet {
  id: number;
  name: string;
  state: 'waiting' | 'reading' | 'read' | 'failed' | 'sent';
  /** What is wrong, for a person. */
  problem?: string;
  recognition?: RecognitionView;
  photo?: ShownPhoto;
}

/** Whether it can be recorded without anybody looking: every answer is sure, and the sheet says whose it is. */
export const isReady = ({ state, recognition }: PileSheet): boolean =>
  state === 'read' && recognition?.student != null && !recognition.details.some((question) => doubtAbout(question));

/** A pile of sheets: read one after the other, then recorded together, except those that somebody has to look at. */
export function useBatch(examId: number) {
  const [sheets, setSheets] = useState<PileSheet[]>([]);
  const [busy, setBusy] = useState(false);
  const urlOf = usePhotoUrls();
  const change = (id: number, changes: Partial<PileSheet>) =>
    setSheets((before) => before.map((sheet) => (sheet.id === id ? { ...sheet, ...changes } : sheet)));

  async function add(files: readonly File[]): Promise<void> {
    setBusy(true);
    const pages = (await Promise.all(files.map(pagesOf))).flat();
    const added = pages.map(({ name }, place) => ({ id: sheets.length + place, name, state: 'waiting' as const }));
    setSheets([...sheets, ...added]);
    for (const [place, { take }] of pages.entries()) await readOne(sheets.length + place, take);
    setBusy(false);
  }

  async function readOne(id: number, take: PilePage['take']): Promise<void> {
    change(id, { state: 'reading' });
    try {
      const photo = await take();
      const recognition = await uploadPhoto(examId, photo.blob, () => undefined);
      change(id, { state: 'read', recognition, photo: { ...photo, url: urlOf(photo.blob) } });
    } catch (error) {
      change(id, { state: 'failed', problem: sentence(error, messages.answerSheets.recognizeFailed) });
    }
  }

  async function sendReady(): Promise<void> {
    setBusy(true);
    for (const { id, recognition } of sheets.filter(isReady)) {
      if (!recognition) continue;
      try {
        await sendReading(recognition, lineOf(recognition), recognition.student?.id);
        change(id, { state: 'sent' });
      } catch (error) {
        change(id, { problem: sentence(error, messages.answerSheets.sendFailed) });
      }
    }
    setBusy(false);
  }

  return { sheets, busy, add, sendReady, markSent: (id: number) => change(id, { state: 'sent' }) };
}

const sentence = (error: unknown, otherwise: string): string => (error instanceof Error && error.message) || otherwise;

/** A photo, or a page of a PDF: made ready to be sent when its turn comes. */
interface PilePage {
  name: string;
  take: () => Promise<PreparedPhoto>;
}

async function pagesOf(file: File): Promise<PilePage[]> {
  if (!isPdf(file)) return [{ name: file.name, take: () => preparePhoto(file) }];
  try {
    const pages = await scannedPages(file);
    return pages.map((take, place) => ({ name: `${file.name}, página ${place + 1}`, take }));
  } catch (error) {
    return [{ name: file.name, take: () => Promise.reject(error) }];
  }
}
