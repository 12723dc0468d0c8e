import { Moon, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import type { ButtonVariant } from '../ui/button-style';
import { IconButton } from '../ui/icon-button';
import { Spinner } from '../ui/spinner';
import { Row, Section } from './section';

const variants: ButtonVariant[] = ['primary', 'secondary', 'outline', 'ghost', 'danger'];

export function ButtonsSection() {
  const [saving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    setTimeout(() => setSaving(false), 2000);
  };

  return (
    <Section title="Botões">
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Botão {variant}
          </Button>
        ))}
      </Row>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} busy="Salvando...">
            Salvar
          </Button>
        ))}
      </Row>
      <Row>
        <Button disabled>Desligado</Button>
        <Button size="lg">Tamanho da prova</Button>
        <Button onClick={save} busy={saving && 'Salvando...'}>
          Salvar de verdade
        </Button>
        <ButtonLink to="#" variant="outline">
          Um link
        </ButtonLink>
      </Row>
      <Row>
        <Button>
          <Plus aria-hidden />
          Criar prova
        </Button>
        <Button variant="danger">
          <Trash2 aria-hidden />
          Excluir
        </Button>
        <IconButton label="Usar tema escuro" icon={<Moon />} />
        <IconButton label="Não disponível" icon={<Moon />} disabled />
        <Spinner />
      </Row>
    </Section>
  );
}
