import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useConfirm } from './confirm-context';
import { ConfirmProvider } from './confirm-provider';
import { installDialog } from './dialog-in-jsdom';

function Opener() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const yes = await confirm({ title: 'Excluir a turma?', text: 'Não dá para desfazer.', action: 'Excluir turma' });
    setAnswer(yes ? 'excluída' : 'mantida');
  };

  return (
    <>
      <button type="button" onClick={ask}>
        Excluir
      </button>
      <output>{answer}</output>
    </>
  );
}

describe('asking for confirmation', () => {
  beforeAll(installDialog);
  beforeEach(async () => {
    render(
      <ConfirmProvider>
        <Opener />
      </ConfirmProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  });
  afterEach(cleanup);

  const answer = () => screen.getByRole('status').textContent;

  it('says what is asked and starts on the harmless button', () => {
    const dialog = screen.getByRole('dialog', { name: 'Excluir a turma?', description: 'Não dá para desfazer.' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.textContent).toBe('Cancelar');
  });

  it('goes ahead with the button that carries the verb', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Excluir turma' }));
    expect(answer()).toBe('excluída');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes Esc for a no and gives the focus back to the opener', async () => {
    await userEvent.keyboard('{Escape}');
    expect(answer()).toBe('mantida');
    expect(document.activeElement?.textContent).toBe('Excluir');
  });

  it('takes a click beside the dialog for a no', async () => {
    await userEvent.click(screen.getByRole('dialog'));
    expect(answer()).toBe('mantida');
  });

  it('stays when the mouse only came to rest beside it, with text being selected', async () => {
    fireEvent.mouseDown(screen.getByText('Não dá para desfazer.'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('can ask again after an answer', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    expect(screen.getByRole('dialog').textContent).toContain('Excluir a turma?');
  });
});
