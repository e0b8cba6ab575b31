import { describe, expect, it } from '@jest/globals';
import { allFields, carriedOver, changedFields, draftOf } from './model.ts';

const saved = {
  ...draftOf(null),
  school_name: 'Oak School',
  school_email: 'office@oak.test',
  subdomain: 'oak',
};

describe('the form of a school', () => {
  it('sends only what was changed', () => {
    expect(changedFields(saved, saved)).toEqual({});
    const now = { ...saved, school_name: 'Oak Primary', button_color: '#010203', subdomain: '' };
    expect(changedFields(saved, now)).toEqual({ school_name: 'Oak Primary', button_color: '#010203' });
  });

  it('sends everything of a new school but an address that nobody wrote', () => {
    expect(allFields({ ...saved, subdomain: '' })).not.toHaveProperty('subdomain');
    expect(Object.keys(allFields(saved)).filter((field) => field.includes('color'))).toHaveLength(13);
  });

  it('keeps what is being typed when the school is fetched anew', () => {
    const typing = { ...saved, announcement: 'Fair on Friday', button_color: '#010203' };
    // Another person renamed it, or it was suspended meanwhile.
    const renamed = { ...saved, school_name: 'Oak Primary' };
    expect(carriedOver(saved, typing, renamed)).toEqual({ ...typing, school_name: 'Oak Primary' });
  });

  it('takes over how the server writes what was saved', () => {
    const sent = { ...saved, button_color: 'rgb(1, 2, 3)' };
    const typedSince = { ...sent, school_name: 'Oak Prim' };
    const answered = { ...saved, button_color: '#010203' };
    expect(carriedOver(sent, typedSince, answered)).toEqual({ ...answered, school_name: 'Oak Prim' });
  });
});
