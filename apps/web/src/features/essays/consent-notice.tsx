import { useQuery } from '@tanstack/react-query';
import { FormProblem } from '../../app/form/form-problem';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/checkbox';
import { externalQuery, useConsent } from './use-essays';

/** Told before any text leaves the school, and only where one would. Without consent our own grader does the work. */
export function ConsentNotice() {
  const { data } = useQuery(externalQuery);
  const consent = useConsent();
  if (!data?.configured) return null;
  return (
    <Card className="grid grid-cols-1 gap-2">
      <Checkbox
        label="Corrigir também com inteligência artificial de fora da escola"
        checked={data.consent}
        onChange={(event) => consent.mutate(event.target.checked)}
      />
      <p className="text-sm text-muted">
        O texto da redação e o tema são enviados a um serviço contratado pela escola; seu nome e seu e-mail, não. Sem
        marcar, a correção é feita aqui mesmo. Você pode mudar de ideia quando quiser.
      </p>
      <FormProblem text={consent.error?.message} />
    </Card>
  );
}
