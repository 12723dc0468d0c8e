import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { Page } from '../ui/page';

interface Props {
  /** A navigation is a new start: the boundary opens again when this changes. */
  place: string;
  children: ReactNode;
}

/** Catches what a screen could not handle, and always leaves a way back. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  return (
    <Page
      title="Algo deu errado nesta página"
      intro="O que já foi salvo continua salvo. Recarregue a página; se o problema voltar, avise a administração da escola."
      width="narrow"
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Recarregar a página</Button>
        {/* A full load on purpose: the app that failed is left behind. */}
        <Button variant="outline" onClick={() => window.location.assign('/')}>
          Voltar ao início
        </Button>
      </div>
    </Page>
  );
}
