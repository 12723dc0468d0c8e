import type { CallInput, TurmaView, UserView } from '@gabarita/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSessionActions, useUser } from '../../app/session/session';
import { archivedTurmasQuery, turmasQuery } from '../../app/turmas';
import { call, callPage } from '../../lib/api';
import { rememberOwnTurma } from './own-turma';

export function useTurmas(archived = false) {
  const turmas = useInfiniteQuery(archived ? archivedTurmasQuery : turmasQuery);
  const user = useUser();
  const list = turmas.data;
  useEffect(() => {
    if (list) rememberOwnTurma(user, list);
  }, [user, list]);
  return turmas;
}

export const useMembers = (turmaId: number, search: string) =>
  useInfiniteQuery({
    queryKey: ['turmas', turmaId, 'members', search],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/turmas/:id/members', { params: { id: turmaId }, query: { cursor: pageParam, search } }),
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => {
      const [first] = pages;
      return first && { ...first.rows, users: pages.flatMap(({ rows }) => rows.users) };
    },
  });

/** What a change of turmas touches: the person, the lists of turmas and members, and the exams that come with them. */
function useChanged() {
  const queries = useQueryClient();
  const { update } = useSessionActions();
  return async (changed: { user?: UserView; turma?: TurmaView }) => {
    if (changed.user) update(changed.user);
    if (changed.user && changed.turma) rememberOwnTurma(changed.user, [changed.turma]);
    await Promise.all(['turmas', 'exams'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}

export function useJoinByCode() {
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: (code: string) => call('POST /api/turmas/join-by-code', { body: { code } }),
    onSuccess,
  });
}

export function useJoin() {
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: (id: number) => call('POST /api/turmas/:id/join', { params: { id } }),
    onSuccess,
  });
}

export function useLeave() {
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: (turmaId: number) => call('POST /api/turmas/leave', { body: { turma_id: turmaId } }),
    onSuccess,
  });
}

export function useCreateTurma() {
  const onSuccess = useChanged();
  return useMutation({
    mutationFn: (body: CallInput<'POST /api/turmas'>['body']) => call('POST /api/turmas', { body }),
    onSuccess: () => onSuccess({}),
  });
}
