import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { charityPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import { GoalTags } from '../../../shared/giving/GoalTags.tsx';
import { Paragraphs } from '../../../shared/giving/GivingPage.tsx';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Facts } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetCharityDraftQuery, type CharityDraft } from '../deskApi.ts';
import styles from './Charity.module.css';
import { CharitySide } from './CharitySide.tsx';
import { statusOf, useCharityArea } from './model.ts';
import { Papers } from './Papers.tsx';

/** A charity for the platform's team: its facts, papers, review, bank, money and history. */
export default function CharityDetailsPage() {
  const { charityId = '' } = useParams();
  const query = useGetCharityDraftQuery(charityId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={560} />}
      failed={t('The charity did not load')}
      missing={<NotFoundPage />}
    >
      {(charity) => <Details charity={charity} />}
    </QueryView>
  );
}

function Details({ charity }: { charity: CharityDraft }) {
  const area = useCharityArea();
  usePageTitle(charity.name);
  const none = t('None');
  return (
    <>
      <WorkHead
        title={charity.name}
        lead={charity.proposed_by ? t('Proposed by {school}', { school: charity.proposed_by }) : undefined}
        back={{ to: area.list, label: t('All charities') }}
      >
        {(charity.status === 'verified' || charity.status === 'suspended') && (
          <ButtonLink icon="eye" to={charityPath(charity.slug)}>
            {t('See the page')}
          </ButtonLink>
        )}
        <ButtonLink icon="edit" to={area.form(charity.id)}>
          {t('Change')}
        </ButtonLink>
      </WorkHead>
      <Status {...statusOf(charity.status)} />
      <div className={styles['columns']}>
        <div className={styles['part']}>
          <p dir="auto">{charity.summary}</p>
          <GoalTags goals={charity.goals} />
          <Facts
            facts={[
              [t('Name in the register'), charity.legal_name || none],
              [t('Registration number'), charity.registration_number || none],
              [t('Place'), [charity.place, countryName(charity.country)].filter(Boolean).join(', ')],
              [t('Shown to'), charity.only_school ? t('One school') : t('Every school')],
              [t('E-mail of its office'), charity.email ?? none],
              [t('Tax reference'), charity.tax_reference ?? none],
            ]}
          />
          <Paragraphs text={charity.mission} />
          <Papers charity={charity} />
        </div>
        <CharitySide charity={charity} />
      </div>
    </>
  );
}
