import type { Proof } from '../reader.js';

export const variacao: Record<string, Proof> = {
  // What is to be done, taken away minute by minute by everybody at once.
  'mt-regra-de-tres-composta': (read) => {
    const done = read.one(/(?:descascar|produziram|recolheram) # /);
    const people = read.one(/# (?:pessoas levaram|costureiras produziram|voluntários recolheram)/);
    const hours = read.one(/# horas/);
    const [others = 0] = read.all(/(?:conta com|escalar|levará) #/);
    const order = read.one(/(?:exige|pedido, de|estima haver) #/);
    const perMinute = (done * others) / (people * hours * 60);
    let minutes = 0;
    while (minutes * perMinute < order - 1e-6) minutes++;
    return minutes;
  },
  // The store is eaten day by day.
  'mt-racao-que-dura': (read) => {
    const eaters = read.one(/(?:seus|para|alimentaria) # (?:animais|pessoas|vacas)/);
    const days = read.one(/(?:durante|por) # dias/);
    const passed = read.one(/(?:Passados|Depois de) # dias/);
    const newcomers = read.one(/(?:mais|recolheu) # (?:cães|náufragos|vacas)/);
    let portions = eaters * days;
    for (let day = 0; day < passed; day++) portions -= eaters;
    let left = 0;
    while (portions >= eaters + newcomers) {
      portions -= eaters + newcomers;
      left++;
    }
    return portions === 0 ? left : Number.NaN;
  },
  // By the share of all hours that are one's own.
  'mt-partilha-proporcional': (read) => {
    const hours = read.each(/trabalhou # horas/);
    const total = read.one(/R\$ #/);
    return (total * (hours[1] ?? 0)) / hours.reduce((sum, each) => sum + each, 0);
  },
  // Each change as an amount of money, in the order in which it came.
  'mt-reajustes-sucessivos': (read) => {
    let price = read.one(/R\$ #/);
    const changes = [...read.text.matchAll(/(aumentou|diminuiu|redução de|aumento de) (\d+)%/g)];
    for (const [, change = '', rate = ''] of changes) {
      price += (/aument/.test(change) ? 1 : -1) * ((price * Number(rate)) / 100);
    }
    return changes.length === 2 ? price : Number.NaN;
  },
  // By the cost of a single kilometre with each fuel.
  'mt-etanol-ou-gasolina': (read) => {
    const distance = read.one(/# km por mês/);
    const [withEthanol = 0, withPetrol = 0] = read.all(/# km (?:com um|por) litro de etanol (?:e|ou) # km/);
    const ethanol = read.one(/etanol custa R\$ #/) / withEthanol;
    const petrol = read.one(/gasolina, R\$ #/) / withPetrol;
    const saved = (Math.abs(ethanol - petrol) * distance).toFixed(2).replace('.', ',');
    const grouped = saved.replace(/\B(?=(\d{3})+,)/g, '.');
    return `${ethanol < petrol ? 'etanol' : 'gasolina'}, com economia de R$ ${grouped} por mês`;
  },
};
