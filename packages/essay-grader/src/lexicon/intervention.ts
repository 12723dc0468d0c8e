import { wholeWords } from '../text/phrases.js';

/** The five elements graders look for in the proposal (INEP's participant guides), as words that announce them. */
export const AGENT = wholeWords(
  'governos?|estado|união|ministérios?|mec|poder público|poderes? (?:executivo|legislativo|judiciário)|' +
    'órgãos? (?:públicos?|governamenta(?:l|is)|competentes?|responsáve(?:l|is))|prefeituras?|municípios?|secretarias?|' +
    'escolas?|instituições|famílias?|mídias?|meios de comunicação|ongs?|organizações|sociedade|congresso|senado|câmara|' +
    'autoridades|empresas|iniciativa privada|sus|receita federal|tribuna(?:l|is)|universidades|ibama|polícia|' +
    'legislativo|executivo|judiciário|deputados|cidadãos|população',
);

export const NAMED_AGENT = wholeWords(
  'Ministérios?|Secretarias?|MEC|Tribuna(?:l|is)|Congresso|Governo Federal|Poder (?:Executivo|Legislativo|Judiciário|Público)|' +
    'Câmara|ONU|OMS|SUS|IBAMA|Receita Federal|Supremo',
  'gu',
);

export const MODAL = wholeWords(
  'deve(?:m|rá|rão|ria|riam)?|cabe|compete|precisam?|é (?:necessári[oa]|preciso|imprescindível|fundamental|imperativ[oa]|' +
    'essencial|dever|mister|importante|urgente|de suma importância)|faz-se|torna-se (?:necessári[oa]|imprescindível|' +
    'evidente|fundamental)|urgem?|necessita(?:-se)?|medidas?|há de|t[eê]m que|sejam? (?:criad|feit|tomad|realizad|adotad|' +
    'implementad)\\p{L}+',
);

export const ACTION = wholeWords(
  'cri(?:ar|em|e|ação)|invest(?:ir|a|am|imentos?)|promov(?:er|a|am)|realiz(?:ar|e|em)|campanhas?|palestras?|projetos?|' +
    'programas?|leis?|políticas públicas|fiscaliz(?:ar|e|em|ação)|conscientiz(?:ar|e|em|ação)|disponibiliz(?:ar|e|em)|' +
    'implement(?:ar|e|em|ação)|implantar|divulgar|propagandas|ampli(?:ar|e|em)|forne(?:cer|ça|çam)|elabor(?:ar|e|em)|' +
    'desenvolv(?:er|a|am)|incentiv(?:ar|e|em)|ofere(?:cer|ça|çam)|capacitar|debates|oficinas|verbas|recursos|ações|' +
    'multas|punições|constru(?:ção|ir|a|am)|ofert(?:ar|e|em)|inserir|incluir|destin(?:ar|e|em)|intensifi(?:car|que|quem)',
);

export const MEANS = wholeWords(
  'por meio d[eoa]s?|por intermédio d[eoa]s?|mediante|através d[eoa]s?|por via d[eoa]s?|com [oa] (?:auxílio|ajuda|apoio|' +
    'criação|realização|implementação)|a partir d[eoa]s?|via|utilizando|por meios? de',
);

export const EFFECT = wholeWords(
  'a fim de|a fim que|com (?:o objetivo|o intuito|a finalidade|o fito|o propósito|o escopo|a intenção)|para que|' +
    'no intuito|visando|objetivando|de (?:modo|forma|maneira) (?:a|que)|assim,? (?:será|haverá|[oa])|dessa forma,? (?:será|' +
    'haverá|[oa])|com isso|só assim|somente assim|para assim|de sorte que|espera-se|poder-se-á|para (?:garantir|reduzir|' +
    'diminuir|combater|mitigar|evitar|promover|conscientizar|minimizar|atenuar|resolver|solucionar|melhorar|assegurar|acabar)',
);

export const DETAIL = wholeWords(
  'responsáve(?:l|is) p(?:or|el[oa]s?)|órgão|instância|cuj[oa]s?|como por exemplo|por exemplo|tais como|isto é|ou seja|' +
    'principalmente|especialmente|sobretudo|com (?:psicólogos|profissionais|especialistas|professores|médicos)|' +
    'nas (?:escolas|redes|mídias|cidades|regiões)|na (?:televisão|internet|tv)|por parte d[aeo]|gratuit[oa]s?|' +
    'semana(?:l|is|lmente)|mensa(?:l|is|lmente)|anua(?:l|is|lmente)',
);

/** The agent explained: "Ministério da Educação — órgão responsável por…". */
export const AGENT_DETAIL =
  /(?:[,–—(-]\s*(?:órgão|instância|principal|maior|responsáve|enquanto|como|na figura|cuj|ramo|instituiç|setor|entidade|no exercício|que (?:é|tem|são|possui))|na (?:figura|condição) d|enquanto (?:órgão|instituição|responsáve|instância))/giu;

export const CONCLUSION_OPENING =
  /^(?:portanto|logo|assim|dess[ae]|dest[ae]|diante|em (?:suma|síntese|virtude|vista)|infere-se|depreende-se|por (?:fim|conseguinte)|à vista|d?es[st]arte|conclui-se|é (?:evidente|necessário|preciso|mister|imprescindível)|torna-se|faz-se|urge|com base|tendo em vista|levando|mediante|frente|perante|nesse sentido|sendo assim|então|enfim|concluindo|fica|cabe|nota-se|percebe-se|a fim)/iu;

export const CLOSING_SENTENCE =
  /(?:só assim|somente assim|assim,? |dessa forma|desse modo|com isso|dessa maneira|feito isso|por conseguinte)/iu;
