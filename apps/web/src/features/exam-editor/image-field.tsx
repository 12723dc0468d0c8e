import { IMAGE_TYPES } from '@gabarita/contract/constants';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { FieldError } from '../../ui/field-frame';
import { Progress } from '../../ui/progress';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { DraftImage } from './exam-draft';
import { useImageUpload } from './use-image-upload';

type ImageFieldProps = {
  /** Whose image it is: "do enunciado", "da alternativa A". */
  of: string;
  image: DraftImage | null;
  onChange: (image: DraftImage | null) => void;
};

/** An optional image: chosen, sent at once with its progress shown, described in words, removed again. */
export function ImageField({ of, image, onChange }: ImageFieldProps) {
  return image ? (
    <KeptImage of={of} image={image} onChange={onChange} />
  ) : (
    <ImageChoice of={of} onChosen={(url) => onChange({ url, alt: '' })} />
  );
}

function ImageChoice({ of, onChosen }: { of: string; onChosen: (url: string) => void }) {
  const { send, sending, part, error } = useImageUpload(onChosen);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send(file);
          // The same file may be chosen again after an error.
          target.value = '';
        }}
      />
      <Button
        variant="ghost"
        busy={sending && 'Enviando imagem...'}
        aria-describedby={error ? id : undefined}
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden />
        Imagem <VisuallyHidden>{of}</VisuallyHidden>
      </Button>
      {sending && (
        <div className="w-full max-w-sm">
          <Progress label={`Imagem ${of}`} value={Math.round(part * 100)} max={100} />
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

function KeptImage({ of, image, onChange }: ImageFieldProps & { image: DraftImage }) {
  return (
    <div className="grid grid-cols-1 gap-3 rounded-control border border-border p-3">
      <img
        src={image.url}
        alt={image.alt || `Imagem ${of}, ainda sem descrição`}
        className="max-h-60 max-w-full justify-self-start rounded-control bg-[white]"
      />
      <Field
        label={`Descrição da imagem ${of}`}
        optional
        value={image.alt}
        maxLength={500}
        onChange={({ target }) => onChange({ ...image, alt: target.value })}
        help="O que um aluno que não a vê precisa saber para responder."
      />
      <Button variant="outline" className="justify-self-start" onClick={() => onChange(null)}>
        <Trash2 aria-hidden />
        Remover imagem {of}
      </Button>
    </div>
  );
}
