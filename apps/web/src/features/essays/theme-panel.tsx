import { BookOpen } from 'lucide-react';
import { Card } from '../../ui/card';
import { RichText } from '../../ui/rich-text/rich-text';
import { Select } from '../../ui/select';
import type { Theme } from './sheet';

type ThemePanelProps = { themes: readonly Theme[]; topic: string; onChoose?: (topic: string) => void };

/** What to write about, and the texts to start from. */
export function ThemePanel({ themes, topic, onChoose }: ThemePanelProps) {
  const theme = themes.find(({ title }) => title === topic);
  return (
    <Card className="grid grid-cols-1 gap-3">
      {onChoose && themes.length > 1 ? (
        <Select label="Tema" value={topic} onChange={(event) => onChoose(event.target.value)}>
          {themes.map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
        </Select>
      ) : (
        <div>
          <p className="text-sm font-semibold text-muted">Tema</p>
          <h2 className="text-xl">{topic || 'Tema livre'}</h2>
        </div>
      )}
      {theme && theme.texts.length > 0 && <MotivatingTexts texts={theme.texts} />}
    </Card>
  );
}

function MotivatingTexts({ texts }: { texts: Theme['texts'] }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-primary">
        <BookOpen aria-hidden className="size-5" />
        <span className="underline underline-offset-4">
          {texts.length === 1 ? 'Texto motivador' : `Textos motivadores (${texts.length})`}
        </span>
      </summary>
      <div className="mt-2 grid grid-cols-1 gap-5 border-l-4 border-border pl-4">
        {texts.map(({ title, body }) => (
          <section key={`${title}${body}`} className="grid grid-cols-1 gap-2">
            {title && <h3>{title}</h3>}
            <RichText markdown={body} />
          </section>
        ))}
        <p className="text-sm text-muted">Use as ideas, não as frases: trechos copiados não contam.</p>
      </div>
    </details>
  );
}
