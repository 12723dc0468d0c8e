import type { Family } from './engine/family.js';
import { alturaPelaSombra } from './families/matematica/altura-pela-sombra.js';
import { areaEmL } from './families/matematica/area-em-l.js';
import { arestasDeEstruturas } from './families/matematica/arestas-de-estruturas.js';
import { atletaMaisRegular } from './families/matematica/atleta-mais-regular.js';
import { caixaSemTampa } from './families/matematica/caixa-sem-tampa.js';
import { caixasDePiso } from './families/matematica/caixas-de-piso.js';
import { codigosDeAcesso } from './families/matematica/codigos-de-acesso.js';
import { comandosDoDrone } from './families/matematica/comandos-do-drone.js';
import { comissoes } from './families/matematica/comissoes.js';
import { contaDeLuz } from './families/matematica/conta-de-luz.js';
import { contaPorFaixas } from './families/matematica/conta-por-faixas.js';
import { crescimentoExponencial } from './families/matematica/crescimento-exponencial.js';
import { encontroDeCiclos } from './families/matematica/encontro-de-ciclos.js';
import { escalaDeMapa } from './families/matematica/escala-de-mapa.js';
import { etanolOuGasolina } from './families/matematica/etanol-ou-gasolina.js';
import { expressaoDoCusto } from './families/matematica/expressao-do-custo.js';
import { gotejamento } from './families/matematica/gotejamento.js';
import { ingressosDeDoisPrecos } from './families/matematica/ingressos-de-dois-precos.js';
import { jurosCompostos } from './families/matematica/juros-compostos.js';
import { kitsIguais } from './families/matematica/kits-iguais.js';
import { lampadasEmBinario } from './families/matematica/lampadas-em-binario.js';
import { maiorAumentoEmBarras } from './families/matematica/maior-aumento-em-barras.js';
import { medianaEmTabela } from './families/matematica/mediana-em-tabela.js';
import { melhorPromocao } from './families/matematica/melhor-promocao.js';
import { mesDeMaiorLucro } from './families/matematica/mes-de-maior-lucro.js';
import { notaQueFalta } from './families/matematica/nota-que-falta.js';
import { notacaoCientifica } from './families/matematica/notacao-cientifica.js';
import { palitosEmFileira } from './families/matematica/palitos-em-fileira.js';
import { partilhaProporcional } from './families/matematica/partilha-proporcional.js';
import { pecaNaTolerancia } from './families/matematica/peca-na-tolerancia.js';
import { pesquisaEmSetores } from './families/matematica/pesquisa-em-setores.js';
import { pitagoras } from './families/matematica/pitagoras.js';
import { planosIguais } from './families/matematica/planos-iguais.js';
import { quadroDeDuplaEntrada } from './families/matematica/quadro-de-dupla-entrada.js';
import { racaoQueDura } from './families/matematica/racao-que-dura.js';
import { reajustesSucessivos } from './families/matematica/reajustes-sucessivos.js';
import { receitaMaxima } from './families/matematica/receita-maxima.js';
import { regraDeTresComposta } from './families/matematica/regra-de-tres-composta.js';
import { reservatorioCilindrico } from './families/matematica/reservatorio-cilindrico.js';
import { sorteioSemReposicao } from './families/matematica/sorteio-sem-reposicao.js';
import { tanqueEmGrafico } from './families/matematica/tanque-em-grafico.js';
import { viagensDoCaminhao } from './families/matematica/viagens-do-caminhao.js';
import { voltasDaRoda } from './families/matematica/voltas-da-roda.js';
import { basesDoDna } from './families/natureza/bases-do-dna.js';
import { capturaERecaptura } from './families/natureza/captura-e-recaptura.js';
import { coberturaVacinal } from './families/natureza/cobertura-vacinal.js';
import { cruzamentoDeHeterozigotos } from './families/natureza/cruzamento-de-heterozigotos.js';
import { debitoCardiaco } from './families/natureza/debito-cardiaco.js';
import { diluicao } from './families/natureza/diluicao.js';
import { disjuntor } from './families/natureza/disjuntor.js';
import { distanciaDeParada } from './families/natureza/distancia-de-parada.js';
import { ecoDoSonar } from './families/natureza/eco-do-sonar.js';
import { energiaDosCombustiveis } from './families/natureza/energia-dos-combustiveis.js';
import { energiaNaCadeia } from './families/natureza/energia-na-cadeia.js';
import { escalaDePh } from './families/natureza/escala-de-ph.js';
import { gasCarbonicoDaQueima } from './families/natureza/gas-carbonico-da-queima.js';
import { identificarPelaDensidade } from './families/natureza/identificar-pela-densidade.js';
import { limiteDePoluente } from './families/natureza/limite-de-poluente.js';
import { meiaVida } from './families/natureza/meia-vida.js';
import { misturaDeAguas } from './families/natureza/mistura-de-aguas.js';
import { ondaNaCorda } from './families/natureza/onda-na-corda.js';
import { oxigenioDaCombustao } from './families/natureza/oxigenio-da-combustao.js';
import { pequenaHidreletrica } from './families/natureza/pequena-hidreletrica.js';
import { purezaDoCalcario } from './families/natureza/pureza-do-calcario.js';
import { resistoresEmParalelo } from './families/natureza/resistores-em-paralelo.js';
import { tempoDeAquecimento } from './families/natureza/tempo-de-aquecimento.js';
import { velocidadeMedia } from './families/natureza/velocidade-media.js';

/** Every family, those of an area in the order of the matrix. */
export const families: readonly Family[] = [
  lampadasEmBinario,
  notacaoCientifica,
  codigosDeAcesso,
  comissoes,
  palitosEmFileira,
  encontroDeCiclos,
  jurosCompostos,
  kitsIguais,
  melhorPromocao,
  comandosDoDrone,
  arestasDeEstruturas,
  alturaPelaSombra,
  areaEmL,
  pitagoras,
  reservatorioCilindrico,
  voltasDaRoda,
  caixaSemTampa,
  gotejamento,
  escalaDeMapa,
  contaDeLuz,
  viagensDoCaminhao,
  pecaNaTolerancia,
  caixasDePiso,
  partilhaProporcional,
  racaoQueDura,
  regraDeTresComposta,
  reajustesSucessivos,
  etanolOuGasolina,
  expressaoDoCusto,
  tanqueEmGrafico,
  ingressosDeDoisPrecos,
  planosIguais,
  receitaMaxima,
  crescimentoExponencial,
  maiorAumentoEmBarras,
  contaPorFaixas,
  pesquisaEmSetores,
  mesDeMaiorLucro,
  medianaEmTabela,
  notaQueFalta,
  quadroDeDuplaEntrada,
  sorteioSemReposicao,
  atletaMaisRegular,
  ecoDoSonar,
  ondaNaCorda,
  disjuntor,
  resistoresEmParalelo,
  energiaNaCadeia,
  limiteDePoluente,
  basesDoDna,
  cruzamentoDeHeterozigotos,
  debitoCardiaco,
  escalaDePh,
  identificarPelaDensidade,
  distanciaDeParada,
  velocidadeMedia,
  misturaDeAguas,
  meiaVida,
  pequenaHidreletrica,
  tempoDeAquecimento,
  oxigenioDaCombustao,
  diluicao,
  purezaDoCalcario,
  energiaDosCombustiveis,
  gasCarbonicoDaQueima,
  capturaERecaptura,
  coberturaVacinal,
];

export const familyNamed = (id: string): Family | undefined => families.find((family) => family.id === id);
