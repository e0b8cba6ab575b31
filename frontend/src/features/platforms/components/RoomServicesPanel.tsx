import { useState, type FormEvent } from 'react';
import type { RoomServiceView } from '@bookgrove/api-client';
import { formatAgo } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field, PasswordField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { connectionsApi } from '../api.ts';
import styles from './Connections.module.css';

type Service = RoomServiceView['service'];
const NAMES: Record<Service, string> = { bigbluebutton: 'BigBlueButton', jitsi: 'Jitsi', livekit: 'LiveKit' };

/** Services with rooms for live lessons. */
export function RoomServicesPanel() {
  const query = connectionsApi.useListRoomServicesQuery();
  const [open, setOpen] = useState<Service | null>(null);
  const { settle } = useForm();
  const [remove] = connectionsApi.useRemoveRoomServiceMutation();
  return (
    <section className={styles['panel']} aria-labelledby="rooms">
      <h2 id="rooms">{t('Rooms for live lessons')}</h2>
      <p>
        {t(
          'Our own room has voice, slides and hands up. For cameras, connect a service that your school has.',
        )}
      </p>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={120} />}
        failed={t('The services did not load')}
      >
        {(services) => (
          <ul className={styles['people']}>
            {(Object.keys(NAMES) as Service[]).map((service) => {
              const one = services.find((known) => known.service === service);
              return (
                <li key={service}>
                  <span>
                    <b>{NAMES[service]}</b>{' '}
                    {one && (
                      <small dir="ltr">
                        {one.base_url} · {formatAgo(one.updated_at)}
                      </small>
                    )}
                  </span>
                  <span className="row">
                    <Button size="sm" onClick={() => setOpen(service)}>
                      {one
                        ? t('Change {name}', { name: NAMES[service] })
                        : t('Set up {name}', { name: NAMES[service] })}
                    </Button>
                    {one && (
                      <Button
                        size="sm"
                        tone="danger"
                        onClick={() => void remove(service).then(({ error }) => settle(error))}
                      >
                        {t('Remove {name}', { name: NAMES[service] })}
                      </Button>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </QueryView>
      {open && (
        <ServiceDialog
          service={open}
          known={query.data?.find(({ service }) => service === open)}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

function ServiceDialog({
  service,
  known,
  onClose,
}: {
  service: Service;
  known: RoomServiceView | undefined;
  onClose: () => void;
}) {
  const { form, errors, settle } = useForm();
  const [values, setValues] = useState({
    base_url: known?.base_url ?? '',
    key_id: known?.key_id ?? '',
    secret: '',
  });
  const [keep, keeping] = connectionsApi.useSetRoomServiceMutation();
  const field = (name: keyof typeof values) => ({
    value: values[name],
    autoComplete: 'off',
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep({ service, roomServiceBody: values }).then(({ error }) => settle(error) && onClose());
  };
  return (
    <Dialog open onClose={onClose} title={NAMES[service]}>
      <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
        <Field label={t('Address')} inputMode="url" {...field('base_url')} />
        {service !== 'bigbluebutton' && <Field label={t('Key or app id')} {...field('key_id')} />}
        <PasswordField
          label={t('Secret of the service')}
          hint={t('It is stored encrypted, and never shown again.')}
          {...field('secret')}
        />
        <Button type="submit" tone="main" disabled={keeping.isLoading}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  );
}
