import { useState } from 'react';
import { Badge } from '../ui/badge';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { useConfirm } from '../ui/confirm-context';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { useToast } from '../ui/toast-context';
import type { Tone } from '../ui/tone';
import { Row, Section } from './section';

const tones: Tone[] = ['neutral', 'info', 'success', 'warning', 'danger'];

export function MessagesSection() {
  const toast = useToast();
  const confirm = useConfirm();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const finish = async () => {
    const text = 'Depois de finalizar, não dá mais para mudar as respostas.';
    const yes = await confirm({ title: 'Finalizar a prova?', text, action: 'Finalizar prova' });
    toast(yes ? 'Prova Finalizada!' : 'A prova continua.', yes ? 'success' : 'info');
  };
  const erase = () =>
    confirm({ title: 'Excluir sua conta?', text: 'Tudo se perde.', action: 'Excluir conta', destructive: true });

  return (
    <Section title="Mensagens">
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone}>
          Um aviso que fica enquanto for verdade ({tone}).
        </Banner>
      ))}
      <Banner tone="warning" title="Você está sem internet" action={<Button variant="outline">Tentar agora</Button>}>
        Suas respostas ficam salvas neste aparelho.
      </Banner>
      <Row>
        <Button variant="outline" onClick={() => toast('Progresso salvo automaticamente!')}>
          Aviso
        </Button>
        <Button variant="outline" onClick={() => toast('Não foi possível salvar. Tente de novo.', 'danger')}>
          Erro
        </Button>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Diálogo
        </Button>
        <Button variant="outline" onClick={finish}>
          Confirmação
        </Button>
        <Button variant="outline" onClick={erase}>
          Confirmação que apaga
        </Button>
      </Row>
      <Dialog
        open={open}
        onClose={close}
        title="Entrar em uma turma"
        description="Peça o código ao seu professor."
        actions={<Button onClick={close}>Entrar na turma</Button>}
      >
        <Field label="Código da turma" inputMode="numeric" help="São 6 números." />
      </Dialog>
    </Section>
  );
}
