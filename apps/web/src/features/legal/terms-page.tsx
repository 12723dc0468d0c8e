import { Link } from '../../ui/link';
import { Page } from '../../ui/page';
import { Chapter } from './prose';

export function TermsPage() {
  return (
    <Page title="Termos de uso" intro="O combinado entre você e a escola que mantém este endereço." width="narrow">
      <Chapter title="O que é o Gabarita">
        <p>
          Um programa livre e gratuito para treinar para o ENEM. Cada escola o instala e administra por conta própria.
          Ele não tem ligação com o Inep nem com o Ministério da Educação.
        </p>
      </Chapter>
      <Chapter title="Sua conta">
        <ul>
          <li>Use seu nome verdadeiro, para que seus professores reconheçam você.</li>
          <li>
            A senha é só sua. Em computadores da escola, marque “Este computador é compartilhado” e saia ao terminar.
          </li>
          <li>Você pode excluir a conta quando quiser, no perfil.</li>
        </ul>
      </Chapter>
      <Chapter title="Nas provas">
        <ul>
          <li>Faça as provas com honestidade: o resultado serve para você saber o que estudar.</li>
          <li>
            Não divulgue questões ou gabaritos de simulados da turma enquanto colegas ainda estiverem respondendo.
          </li>
          <li>Não tente ver, mudar ou apagar dados de outras pessoas.</li>
        </ul>
      </Chapter>
      <Chapter title="Sobre as notas">
        <p>
          As notas ajudam a estudar e não têm valor oficial. Quando uma nota TRI ou a correção de uma redação é uma
          estimativa, isso está escrito ao lado dela.
        </p>
      </Chapter>
      <Chapter title="Conteúdo">
        <p>
          As questões oficiais do ENEM são públicas e pertencem ao Inep. O que você escreve continua sendo seu; a escola
          pode usá-lo para corrigir e acompanhar seus estudos.
        </p>
      </Chapter>
      <Chapter title="Funcionamento">
        <p>
          A escola procura manter o serviço no ar e as respostas salvas, mas pode haver interrupções. Contas que
          prejudiquem outras pessoas podem ser encerradas pela administração.
        </p>
      </Chapter>
      <Chapter title="Privacidade">
        <p>
          O que é guardado sobre você está em <Link to="/privacidade">Privacidade</Link>.
        </p>
      </Chapter>
    </Page>
  );
}
