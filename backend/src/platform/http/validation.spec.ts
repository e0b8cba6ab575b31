import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage, IsInt, IsOptional, IsString, validate } from 'class-validator';
import { remembered, sortedOnce } from './validation.ts';

class Paged {
  @IsOptional()
  @IsInt({ message: 'limit must be a whole number.' })
  limit?: unknown;
}
class Wanted extends Paged {
  @IsString({ message: 'search must be words.' })
  search?: unknown;
}
class Other {
  @IsInt({ message: 'n must be a whole number.' })
  search?: unknown;
}

const wrong = async (asked: object) =>
  (await validate(asked, { whitelist: true, forbidNonWhitelisted: true }))
    .flatMap(({ constraints }) => Object.values(constraints ?? {}))
    .sort();

describe('the validation rules of a class', () => {
  it('are collected once for each class', () => {
    const asked: unknown[] = [];
    const gather = remembered((target) => {
      asked.push(target);
      return [];
    });
    for (const target of [Wanted, Wanted, Other, Wanted, Other]) gather(target, '', false, false);
    expect(asked).toEqual([Wanted, Other]);
    gather(Wanted, '', false, false, ['some']);
    expect(asked).toHaveLength(3);
  });

  it('are sorted by member once', () => {
    let times = 0;
    const group = sortedOnce((demands) => {
      times += 1;
      return { all: demands };
    });
    const demands = getMetadataStorage().getTargetValidationMetadatas(Wanted, '', false, false);
    expect([group(demands), group(demands), times]).toEqual([{ all: demands }, { all: demands }, 1]);
    group([...demands]);
    expect(times).toBe(2);
  });

  it('stay the same for the second object, with inherited rules', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await wrong(Object.assign(new Wanted(), { limit: 'many', search: 1 }))).toEqual([
        'limit must be a whole number.',
        'search must be words.',
      ]);
      expect(await wrong(Object.assign(new Wanted(), { limit: 3, search: 'wrens' }))).toEqual([]);
      expect(await wrong(Object.assign(new Other(), { search: 'wrens' }))).toEqual([
        'n must be a whole number.',
      ]);
      expect(await wrong(Object.assign(new Paged(), { search: 1 }))).toEqual([
        'property search should not exist',
      ]);
    }
    expect(
      getMetadataStorage()
        .getTargetValidationMetadatas(Wanted, '', false, false)
        .map(({ propertyName }) => propertyName),
    ).toEqual(expect.arrayContaining(['search', 'limit']));
  });
});
