export const notFoundMeta = {
  title: 'Página não encontrada (404)',
  description: 'O endereço não existe neste site. Veja os benefícios e o guia do pedido negado.',
};
