export const profile = {
  updated: 'Perfil atualizado com sucesso!',
  updateFailed: 'Erro ao atualizar perfil. Tente novamente.',
  deleteConfirm: 'Tem certeza que deseja excluir sua conta? Esta ação não pode ser desfeita.',
  deleted: 'Sua conta foi excluída.',
};
