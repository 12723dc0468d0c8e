export const uploads = {
  failed: 'Falha ao enviar imagem. Tente novamente.',
  formatInvalid: 'Formato inválido. Use JPG, PNG ou WEBP.',
  tooLarge: 'Arquivo muito grande. Máximo de 10MB.',
  folderUnknown: 'Esta pasta não é do Gabarita.',
};
