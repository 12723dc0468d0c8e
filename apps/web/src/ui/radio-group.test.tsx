import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RadioGroup } from './radio-group';

const options = [
  { value: 'student', label: 'Estudante' },
  { value: 'teacher', label: 'Professor' },
  { value: 'admin', label: 'Administrador' },
] as const;

function Roles({ error }: { error?: string }) {
  const [role, setRole] = useState<(typeof options)[number]['value'] | null>('student');
  return <RadioGroup legend="Você é" name="role" value={role} onChange={setRole} options={options} error={error} />;
}

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value;

// user-event looks for the next radio with CSS.escape, which jsdom lacks.
vi.stubGlobal('CSS', { escape: (text: string) => text });
afterEach(cleanup);

describe('a radio group', () => {
  it('is one stop of the Tab key and is walked with the arrows', async () => {
    render(<Roles />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Estudante' }));

    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe('teacher');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe('admin');

    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('is described by its error as a group', () => {
    render(<Roles error="Escolha um perfil." />);
    expect(screen.getByRole('group', { name: 'Você é', description: 'Escolha um perfil.' })).toBeTruthy();
  });
});
