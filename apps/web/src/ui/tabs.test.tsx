import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs';

const tabs = [
  { value: 'people', label: 'Pessoas', content: 'Vinte e cinco' },
  { value: 'exams', label: 'Provas', content: 'Três' },
  { value: 'audit', label: 'Auditoria', content: 'Nada ainda' },
] as const;

function Admin() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('people');
  return <Tabs label="Administração" tabs={tabs} value={tab} onChange={setTab} />;
}

const focused = () => document.activeElement?.textContent;
const panel = () => screen.getByRole('tabpanel');

describe('tabs', () => {
  beforeEach(() => void render(<Admin />));
  afterEach(cleanup);

  it('show the panel of the chosen tab, named by it', async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Provas' }));
    expect(screen.getByRole('tabpanel', { name: 'Provas' }).textContent).toBe('Três');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Provas');
  });

  it('are walked with the arrows, Home and End', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect([focused(), panel().textContent]).toEqual(['Auditoria', 'Nada ainda']);
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Pessoas');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Auditoria');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Pessoas');
  });

  it('are one stop of the Tab key, the panel being the next', async () => {
    await userEvent.tab();
    expect(focused()).toBe('Pessoas');
    await userEvent.tab();
    expect(document.activeElement).toBe(panel());
  });
});
