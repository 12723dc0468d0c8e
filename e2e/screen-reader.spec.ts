import { expect } from '@playwright/test';
import { test } from './journey.js';
import { newStudent, signIn } from './people.js';

/**
 * What a screen reader finds on the screens that matter most: landmarks, headings in order, and a name for everything
 * that can be used. Data differ from run to run, so names that carry them are patterns.
 */

test('the login', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Ir para o conteúdo"
    - complementary "Aviso"
    - banner:
      - link "Gabarita, página inicial"
      - button "Usar tema escuro"
      - link "Registre-se"
    - main:
      - heading "Entrar no Gabarita" [level=1]
      - textbox "E-mail"
      - textbox "Senha"
      - button "Mostrar senha"
      - checkbox "Este computador é compartilhado"
      - button "Entrar"
      - paragraph:
        - link "Esqueci minha senha"
        - link "Criar uma conta"
      - heading "Contas de demonstração" [level=2]
      - list:
        - listitem:
          - button /^Administrador admin@gabarita\\.demo/
        - listitem:
          - button /^Professor professora@gabarita\\.demo/
        - listitem:
          - button /^Aluno aluno@gabarita\\.demo/
    - contentinfo:
      - navigation "Rodapé":
        - link "Privacidade"
        - link "Termos"
        - link "Contato"
  `);
});

test('the dashboard of a student', async ({ page }) => {
  await signIn(page, 'student');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Ir para o conteúdo"
    - banner:
      - button "Abrir menu"
      - link "Gabarita, página inicial"
      - link /^Olá, João Pedro/
      - button /^Notificações/
      - button "Usar tema escuro"
      - button "Sair"
    - main:
      - heading "Olá, João!" [level=1]
      - region "Novidades":
        - group "1 de 3":
          - heading "Boas-vindas ao Gabarita" [level=2]
          - link "Fazer um simulado"
        - button "Pausar a rotação"
        - button /^Mostrar 1 de 3/
        - button /^Mostrar 2 de 3/
        - button /^Mostrar 3 de 3/
      - heading "Próximo Simulado" [level=2]
      - link "Fazer simulado"
      - region "De onde parou":
        - list:
          - listitem:
            - link /^Último resultado .+ \\d+ pontos$/
          - listitem:
            - 'link /^Treinar: .+ H\\d+ de .+ \\d+ de \\d+ certas até agora$/'
      - navigation "Atalhos":
        - list:
          - listitem:
            - link /^Simulados da turma/
          - listitem:
            - link /^Simulados ENEM/
          - listitem:
            - link /^Enviar Gabarito/
          - listitem:
            - link /^Relatório de Desempenho/
          - listitem:
            - link /^Ranking/
          - listitem:
            - link /^Banco de Questões/
          - listitem:
            - link /^Ver turmas/
    - contentinfo
  `);
});

test('the exam room', async ({ page }) => {
  await newStudent(page);
  await page.goto('/exam/2026/matematica');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - button "Voltar"
      - heading "Simulado Gabarita 2026" [level=1]
      - button /^Tempo restante. 1 hora e \\d+ minutos\\. Esconder o tempo$/
      - button "Sair"
      - progressbar "Questões respondidas"
      - status: salvo
      - article:
        - heading "Questão 136" [level=2]
        - paragraph: 1 de 45
        - group "Tamanho do texto":
          - button "Diminuir o texto"
          - button "Tamanho normal do texto" [disabled]
          - button "Aumentar o texto"
          - status: Texto com 16 pixels
        - button "Marcar para revisão"
        - figure:
          - img /^Soroban com quatro hastes/
          - button "Ampliar imagem"
        - group "Alternativas da questão 136":
          - list:
            - listitem:
              - radio /^A. 279\\.$/
            - listitem:
              - radio /^B. 2\\.305\\.$/
            - listitem:
              - radio /^C. 2\\.709\\.$/
            - listitem:
              - radio /^D. 7\\.290\\.$/
            - listitem:
              - radio /^E. 9\\.072\\.$/
      - navigation "Entre questões":
        - button "Anterior"
        - button "Próxima"
  `);
  await page.keyboard.press('c');
  await page.keyboard.press('f');
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - button "Marcada para revisão"
      - group "Alternativas da questão 136":
        - list:
          - listitem:
            - radio /^C. / [checked]
  `);
});

test('the results of an exam', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/simulados/1/resultados');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Revisão de Ciências Humanas" [level=1]
      - link "Simulados"
      - button "Planilha (XLSX)"
      - button "CSV"
      - button "Imprimir"
      - tablist "Partes do resultado":
        - tab "Visão geral" [selected]
        - tab "Ao vivo"
        - tab "Alunos"
        - tab "Questões"
      - tabpanel "Visão geral":
        - term: Finalizaram
        - definition: /\\d+/
        - definition: /de \\d+ alunos/
        - term: Média de acertos
        - definition: /\\d+,\\d%/
        - term: Média TRI
        - definition: /\\d+/
        - figure /^Como os acertos se distribuem/:
          - group: Ver os números
  `);
});
