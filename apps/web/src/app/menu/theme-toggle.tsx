import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { chooseTheme, useTheme } from '../theme';

export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      label={dark ? 'Usar tema claro' : 'Usar tema escuro'}
      icon={dark ? <Sun /> : <Moon />}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    />
  );
}
