import { useState } from 'react';
import { Page } from '../../ui/page';
import { Tabs } from '../../ui/tabs';
import { AuditHistory } from './audit-history';
import { People } from './people';

export function UsersPage() {
  const [tab, setTab] = useState<'people' | 'history'>('people');
  return (
    <Page title="Usuários" intro="As pessoas da escola, seus papéis e o que a equipe mudou." width="wide">
      <Tabs
        label="Usuários"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'people', label: 'Pessoas', content: <People /> },
          { value: 'history', label: 'Histórico', content: <AuditHistory /> },
        ]}
      />
    </Page>
  );
}
