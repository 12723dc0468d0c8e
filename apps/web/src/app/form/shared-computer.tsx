import { SHARED_COMPUTER_TOKEN_HOURS } from '@gabarita/contract/constants';
import { Checkbox } from '../../ui/checkbox';

export function SharedComputer() {
  return (
    <Checkbox
      name="shared_computer"
      label="Este computador é compartilhado"
      help={`Na escola ou na lan house: a sessão termina sozinha em ${SHARED_COMPUTER_TOKEN_HOURS} horas.`}
    />
  );
}
