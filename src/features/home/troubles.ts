import { deniedGuidePath, flowPath } from '#content/paths.ts';

/** What brings people here, where the site helps, and what the chat opens with. */
export interface Trouble {
  title: string;
  text: string;
  read: { label: string; href: string };
  talk: { label: string; message: string };
}

const guide = deniedGuidePath;

export const troubles: readonly Trouble[] = [
  {
    title: 'Meu pedido foi negado.',
    text: 'A carta do INSS diz o motivo. O recurso pede outro julgamento. Ele vai até 30 dias seguidos depois que você soube da decisão.',
    read: { label: 'Entender a negativa', href: guide },
    talk: {
      label: 'Enviar a carta',
      message: 'Olá! Meu pedido foi negado e quero enviar a carta de indeferimento para análise.',
    },
  },
  {
    title: 'Está parado há meses.',
    text: 'Veja no Meu INSS se há uma exigência: um pedido de papel que espera a sua resposta.',
    read: { label: 'O que fazer na espera', href: `${guide}#se-o-pedido-esta-parado` },
    talk: {
      label: 'Perguntar sobre a demora',
      message: 'Olá! Meu pedido no INSS está parado há meses e preciso de orientação.',
    },
  },
  {
    title: 'Os papéis ou o CNIS não batem.',
    text: 'O CNIS é o extrato das suas contribuições. Se falta emprego, data ou salário, dá para pedir a correção.',
    read: { label: 'Acertar o CNIS', href: `${guide}#cnis-e-papeis-que-nao-batem` },
    talk: {
      label: 'Perguntar sobre o CNIS',
      message: 'Olá! Meus documentos não batem com o CNIS e preciso de orientação.',
    },
  },
  {
    title: 'Não sei qual é o meu benefício.',
    text: 'Responda a poucas perguntas e veja o que ler, o que separar e quem procurar.',
    read: { label: 'Descobrir por onde começar', href: flowPath },
    talk: {
      label: 'Contar a situação',
      message: 'Olá! Não sei qual benefício do INSS serve para a minha situação.',
    },
  },
  {
    title: 'A perícia disse não.',
    text: 'O laudo precisa contar o que você não consegue fazer, e não só o nome da doença.',
    read: { label: 'Preparar o laudo', href: `${guide}#a-pericia-disse-nao` },
    talk: {
      label: 'Perguntar sobre a perícia',
      message: 'Olá! O INSS negou meu pedido depois da perícia e preciso de orientação.',
    },
  },
];
