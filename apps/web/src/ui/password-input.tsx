import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names';
import { controlStyle } from './control-style';
import { IconButton } from './icon-button';

/** A password that can be read back: mistyped passwords on phones cost more than a glance over the shoulder. */
export function PasswordInput(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false);

  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        type={shown ? 'text' : 'password'}
        className={classNames(controlStyle, 'pr-13')}
      />
      <IconButton
        label={shown ? 'Ocultar senha' : 'Mostrar senha'}
        icon={shown ? <EyeOff /> : <Eye />}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0.5 my-auto text-muted"
      />
    </div>
  );
}
