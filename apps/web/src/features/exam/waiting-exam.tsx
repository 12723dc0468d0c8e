import { useCallback, useState } from 'react';
import type { StoredJournal } from '../../offline/journal-record';
import { deliver } from '../../offline/outbox';
import { pageLine } from '../../offline/page-line';
import { Finished } from './finished';

/** An exam that was finished on this device and not sent yet: it is not opened again, it is sent. */
export function WaitingExam({ record }: { record: StoredJournal }) {
  const [current, setCurrent] = useState(record);
  const send = useCallback(() => void deliver(current, pageLine).then(setCurrent), [current]);
  return <Finished record={current} paper={undefined} timeUp={false} onSend={send} />;
}
