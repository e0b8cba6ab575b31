import { describe, expect, it } from '@jest/globals';
import { embedOf } from './embed.rules.ts';

describe('a page of another site', () => {
  it('is shown from a host of the list', () => {
    expect(embedOf('https://phet.colorado.edu/sims/html/density/latest/density_all.html')).toEqual({
      url: 'https://phet.colorado.edu/sims/html/density/latest/density_all.html',
      host: 'phet.colorado.edu',
    });
  });

  it.each([
    'http://phet.colorado.edu/a',
    'https://phet.colorado.edu.evil.example/a',
    'https://evil.example/?https://phet.colorado.edu',
    'https://me:secret@phet.colorado.edu/a',
    'https://phet.colorado.edu:8443/a',
    'javascript:alert(1)//phet.colorado.edu',
    'phet.colorado.edu',
    '',
  ])('is not shown: %s', (address) => expect(embedOf(address)).toBeNull());
});
