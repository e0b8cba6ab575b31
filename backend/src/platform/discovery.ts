import type { DiscoveryService } from '@nestjs/core';

/** A provider whose class a decorator has marked, with the argument of the decorator. */
interface Marked<Mark, Instance> {
  mark: Mark;
  name: string;
  instance: Instance;
}

/** Every provider of the application whose class carries the mark `key`, in the order of their class names. */
export function markedProviders<Mark, Instance>(
  discovery: DiscoveryService,
  key: symbol,
): Marked<Mark, Instance>[] {
  return discovery
    .getProviders()
    .flatMap(({ instance, metatype }) => {
      const mark = metatype ? (Reflect.getMetadata(key, metatype) as Mark | undefined) : undefined;
      return mark === undefined ? [] : [{ mark, name: metatype!.name, instance: instance as Instance }];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
