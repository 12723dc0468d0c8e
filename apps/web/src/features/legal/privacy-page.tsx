import { Link } from '../../ui/link';
import { Page } from '../../ui/page';
import { Chapter } from './prose';

export function PrivacyPage() {
  return (
    <Page
      title="Privacidade"
      intro="O que o Gabarita guarda sobre você, para quê, quem vê e como apagar. Em português simples."
      width="narrow"
    >
      <Chapter title="Quem cuida dos seus dados">
        <p>
          O Gabarita é instalado por cada escola, em um servidor dela. A escola que mantém este endereço é a
          controladora dos dados, como diz a Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018). Nada é enviado a
          quem desenvolve o programa.
        </p>
      </Chapter>
      <Chapter title="O que guardamos">
        <ul>
          <li>
            <strong>Conta:</strong> nome, e-mail, tipo de usuário, turma, data de nascimento e, para menores de 18 anos,
            nome e e-mail do responsável. A senha é guardada só como um resumo criptográfico: ninguém consegue lê-la.
          </li>
          <li>
            <strong>Estudos:</strong> provas feitas, respostas, notas, redações e fotos de cartões-resposta que você
            enviar.
          </li>
          <li>
            <strong>Sessões:</strong> quando e em que tipo de aparelho sua conta foi aberta, para você reconhecer
            acessos estranhos.
          </li>
          <li>
            <strong>Atendimento especial:</strong> se você tem direito a tempo adicional, guardamos o tempo, nunca o
            diagnóstico.
          </li>
        </ul>
        <p>Não usamos rastreadores, anúncios nem ferramentas de análise de terceiros.</p>
      </Chapter>
      <Chapter title="Para que usamos">
        <p>
          Para aplicar e corrigir provas, mostrar seu desempenho a você e aos professores da sua turma, e montar o
          ranking. Não vendemos dados e não os usamos para publicidade.
        </p>
        <p>
          Se a escola contratar um serviço externo para corrigir redações, ele recebe só o texto e o tema, sem o seu
          nome. Sem esse serviço, a correção é feita no próprio servidor da escola.
        </p>
      </Chapter>
      <Chapter title="Quem vê o quê">
        <ul>
          <li>Você vê tudo o que é seu.</li>
          <li>Professores da sua turma e a administração da escola veem seus resultados.</li>
          <li>
            Colegas veem seu nome no ranking; fora da turma, só o primeiro nome e a inicial. Você pode sair do ranking
            no seu perfil.
          </li>
          <li>Fotos de cartões e redações nunca ficam em um endereço público.</li>
        </ul>
      </Chapter>
      <Chapter title="No seu aparelho">
        <p>
          O navegador guarda a sua sessão, o tema escolhido e uma cópia das suas provas e respostas, para que nada se
          perca sem internet. Ao sair, tudo isso é apagado, menos as respostas, caso o servidor ainda precise delas, e a
          redação que ele não recebeu; só a sua própria conta pode abri-las e enviá-las.
        </p>
      </Chapter>
      <Chapter title="Seus direitos">
        <p>Pela LGPD você pode, a qualquer momento e sem custo:</p>
        <ul>
          <li>
            no <Link to="/profile">perfil</Link>, ver e corrigir seus dados;
          </li>
          <li>
            em <Link to="/meus-dados">Meus dados</Link>, baixar uma cópia de tudo o que guardamos sobre você, dizer sua
            idade e dar ou retirar o consentimento;
          </li>
          <li>
            excluir a conta: provas, redações e fotos são apagadas de vez, e só ficam estatísticas que não identificam
            ninguém;
          </li>
          <li>perguntar à escola com quem seus dados foram compartilhados e por quê.</li>
        </ul>
        <p>
          Quem tem menos de 18 anos pode pedir ajuda aos pais ou responsáveis, que também podem exercer esses direitos.
          Se a resposta da escola não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).
        </p>
      </Chapter>
      <Chapter title="Por quanto tempo">
        <p>
          Enquanto sua conta existir. Fotos de cartões-resposta são apagadas depois de 90 dias, e o registro do que
          professores e administradores fizeram, depois de dois anos. Cópias de segurança feitas antes de uma exclusão
          podem durar mais alguns dias; se uma delas for restaurada, a exclusão é refeita.
        </p>
      </Chapter>
      <Chapter title="Dúvidas">
        <p>
          Veja como falar com a escola em <Link to="/contato">Contato</Link>.
        </p>
      </Chapter>
    </Page>
  );
}
