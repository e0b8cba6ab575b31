import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { PermissionTable } from './permission-table.ts';
import { may, PERMISSION_TABLES, permissionsOf } from './permissions.ts';
import { ROLES } from './roles.ts';

describe('permissions', () => {
  it('are collected from the permissions.ts of every area', async () => {
    const files = globSync('*/permissions.ts', { cwd: import.meta.dirname });
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const declared = Object.values((await import(`./${file}`)) as object) as PermissionTable[];
      expect([file, PERMISSION_TABLES]).toEqual([file, expect.arrayContaining(declared)]);
    }
  });

  it('are each declared by one area only', () => {
    const names = PERMISSION_TABLES.flatMap((table) => Object.keys(table));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are held by a role at a school', () => {
    expect(may('teacher', 'book.upload')).toBe(true);
    expect(may('student', 'book.upload')).toBe(false);
    expect(permissionsOf('community')).toEqual(['book.read', 'live.join']);
  });

  it('let only adults with an account of their own spend or give money', () => {
    for (const permission of ['order.place', 'donation.give'] as const)
      expect(ROLES.filter((role) => may(role, permission))).toEqual([
        'teacher',
        'parent',
        'school_admin',
        'platform_admin',
      ]);
  });

  it('of people who registered with the platform itself are those of a reader', () => {
    for (const role of ROLES.filter((one) => !['platform_admin', 'community'].includes(one)))
      expect([role, permissionsOf(role, 'platform')]).toEqual([
        role,
        ['book.read', 'live.join', 'reading.record'],
      ]);
    expect(permissionsOf('platform_admin', 'platform')).toEqual(permissionsOf('platform_admin'));
  });
});
