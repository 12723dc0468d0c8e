import { Link } from '../../ui/link';
import { Page } from '../../ui/page';
import { Chapter } from './prose';

export function ContactPage() {
  return (
    <Page title="Contato" intro="Quem procurar, conforme o assunto." width="narrow">
      <Chapter title="Provas, notas e turmas">
        <p>Fale com o professor da sua turma. É quem cria os simulados, corrige gabaritos e libera tempo adicional.</p>
      </Chapter>
      <Chapter title="Senha e acesso">
        <p>
          Tente primeiro <Link to="/redefinir-senha">redefinir a senha</Link>. Se a escola não envia e-mails, peça um
          código de uso único ao professor ou à administração: ele vale por 24 horas.
        </p>
      </Chapter>
      <Chapter title="Seus dados pessoais">
        <p>
          Você mesmo pode corrigir, baixar e excluir seus dados no <Link to="/profile">perfil</Link>. Para outros
          pedidos da LGPD, procure a secretaria da escola ou o encarregado de dados que ela indicar. Veja também a
          página de <Link to="/privacidade">Privacidade</Link>.
        </p>
      </Chapter>
      <Chapter title="Algo não funciona">
        <p>
          Conte à administração da escola o que você tentou fazer, em que aparelho, e o que apareceu na tela. Se a
          mensagem trouxer um código, anote-o: ele ajuda a encontrar o problema.
        </p>
      </Chapter>
    </Page>
  );
}
