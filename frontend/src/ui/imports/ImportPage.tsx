import { useEffect, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { ButtonLink } from '../Button.tsx';
import { SelectField } from '../Field.tsx';
import { QueryView, type QueryLike } from '../QueryView.tsx';
import { State } from '../State.tsx';
import { TableSkeleton } from '../table/Table.tsx';
import { IMPORT_POLL_MS, isUnderWay, type ImportStatus } from './ImportParts.tsx';

interface ImportPageProps<Import> {
  useImport: (id: string, options: { pollingInterval: number }) => QueryLike<Import>;
  /** Called when the worker has changed what is cached. The same function at each rendering. */
  onWorked: () => void;
  /** The page on which lists are chosen. */
  back: { to: string; label: string };
  children: (found: Import) => ReactNode;
}

/** The import that the address names, polled while the worker is busy with it. */
export function ImportPage<Import extends { status: ImportStatus }>({
  useImport,
  onWorked,
  back,
  children,
}: ImportPageProps<Import>) {
  const { importId = '' } = useParams();
  const [status, setStatus] = useState<ImportStatus>('checking');
  const query = useImport(importId, { pollingInterval: isUnderWay(status) ? IMPORT_POLL_MS : 0 });
  const now = query.data?.status;
  useEffect(() => {
    if (!now) return;
    setStatus(now);
    if (now === 'done' || now === 'checked') onWorked();
  }, [now, onWorked]);
  return (
    <QueryView
      query={{ ...query, isFetching: query.isFetching && !query.data }}
      skeleton={<TableSkeleton />}
      failed={t('The list did not load')}
      missing={
        <State
          scene="lost"
          asPage
          title={t('This list is not here')}
          actions={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
        />
      }
    >
      {children}
    </QueryView>
  );
}

interface ImportColumnsProps {
  found: { column_names: string[]; column_fields: string[] };
  /** Fields and their names, in order. */
  options: [field: string, label: string][];
  /** A field that several columns may hold. */
  repeatable?: string;
  onChange: (fields: string[]) => void;
}

/** What each column of a list holds. A field that is chosen for one column is removed from others. */
export function ImportColumns({ found, options, repeatable, onChange }: ImportColumnsProps) {
  const fields = found.column_fields;
  const choose = (at: number, value: string) =>
    onChange(
      fields.map((field, column) =>
        column === at ? value : field === value && value !== repeatable ? '' : field,
      ),
    );
  return fields.map((field, at) => (
    <SelectField
      key={at}
      label={found.column_names[at] || t('Column {number}', { number: at + 1 })}
      value={field}
      onChange={({ target }) => choose(at, target.value)}
    >
      <option value="">{t('Not used')}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  ));
}
