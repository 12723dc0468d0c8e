import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { SkipLink } from '../ui/skip-link';
import { DemoRibbon } from './demo-ribbon';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { TopMenu } from './menu/top-menu';
import { Notices } from './notices';
import { OutboxCourier } from './outbox-courier';
import { PageLoading } from './page-loading';
import { useScrollMemory } from './scroll-memory';

/** What surrounds every screen. In the exam room (/exam/…) nothing competes with the question: no menu, no footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation();
  const examRoom = pathname.startsWith('/exam/');
  useScrollMemory();

  return (
    <>
      <SkipLink />
      <DemoRibbon />
      {!examRoom && <TopMenu />}
      <Notices />
      <OutboxCourier />
      {/* At least a screen high, so that the footer does not jump while a page loads. */}
      <main id="conteudo" tabIndex={-1} className="min-h-[calc(100dvh-60px)]">
        <ErrorBoundary place={key}>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      {!examRoom && <Footer />}
    </>
  );
}
