import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SkillChoice } from './skill-choice';

afterEach(cleanup);

describe('choosing skills', () => {
  it('says what each asks for when one area is meant, and hands over the code', async () => {
    const onChange = vi.fn();
    render(<SkillChoice areas={['matematica']} chosen={['H1']} onChange={onChange} />);
    await userEvent.click(screen.getByText('Habilidades (H1)'));
    await userEvent.click(screen.getByLabelText('H3 · Resolver problemas com números e operações'));
    expect(onChange).toHaveBeenCalledWith(['H1', 'H3']);
  });

  it('shows codes alone when they could mean several things, and says how to see more', async () => {
    render(<SkillChoice areas={['matematica', 'linguagens']} chosen={[]} onChange={vi.fn()} />);
    await userEvent.click(screen.getByText('Habilidades (todas)'));
    expect(screen.getByLabelText('H3')).toBeTruthy();
    expect(screen.getByText(/Marque uma só área/)).toBeTruthy();
  });
});
