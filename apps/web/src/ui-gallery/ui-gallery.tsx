import { Page } from '../ui/page';
import { ButtonsSection } from './buttons-section';
import { ChartsSection } from './charts-section';
import { ColorsSection } from './colors-section';
import { FacesSection } from './faces-section';
import { FieldsSection } from './fields-section';
import { ListsSection } from './lists-section';
import { MessagesSection } from './messages-section';
import { TextSection } from './text-section';

/** Every piece of the design system in every state, at `/ui` while developing. */
export function UiGallery() {
  return (
    <Page title="Peças da interface" intro="Tudo o que as telas usam, em todos os estados." width="wide">
      <TextSection />
      <ColorsSection />
      <ButtonsSection />
      <FieldsSection />
      <MessagesSection />
      <ListsSection />
      <FacesSection />
      <ChartsSection />
    </Page>
  );
}
