-- Staff change how an exam is scored (its area, or whether it uses TRI) after somebody sat it: its attempts are marked anew.
alter table rescorings drop constraint rescorings_cause_check;
alter table rescorings add constraint rescorings_cause_check check (cause in ('key', 'calibration', 'scoring'));
alter table attempt_results drop constraint attempt_results_cause_check;
alter table attempt_results add constraint attempt_results_cause_check
  check (cause in ('key', 'calibration', 'scoring', 'reopened'));
