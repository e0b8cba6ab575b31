import { describe, expect, it } from '@jest/globals';
import { allFields, carriedOver, changedFields, draftOf } from './model.ts';

const saved = {
  ...draftOf(null),
  school_name: 'Oak School',
  school_email: 'office@oak.test',
  subdomain: 'oak',
};

describe('the form of a school', () => {
  it('sends only changed fields', () => {
    expect(changedFields(saved, saved)).toEqual({});
    const now = { ...saved, school_name: 'Oak Primary', button_color: '#010203', subdomain: '' };
    expect(changedFields(saved, now)).toEqual({ school_name: 'Oak Primary', button_color: '#010203' });
  });

  it('sends all fields of a new school except an empty address', () => {
    expect(allFields({ ...saved, subdomain: '' })).not.toHaveProperty('subdomain');
    expect(Object.keys(allFields(saved)).filter((field) => field.includes('color'))).toHaveLength(13);
  });

  it('keeps typed text when the school is fetched again', () => {
    const typing = { ...saved, announcement: 'Fair on Friday', button_color: '#010203' };
    // Another person renamed it, or it was suspended meanwhile.
    const renamed = { ...saved, school_name: 'Oak Primary' };
    expect(carriedOver(saved, typing, renamed)).toEqual({ ...typing, school_name: 'Oak Primary' });
  });

  it('takes over the server’s spelling of saved values', () => {
    const sent = { ...saved, button_color: 'rgb(1, 2, 3)' };
    const typedSince = { ...sent, school_name: 'Oak Prim' };
    const answered = { ...saved, button_color: '#010203' };
    expect(carriedOver(sent, typedSince, answered)).toEqual({ ...answered, school_name: 'Oak Prim' });
  });
});
