import { describe, expect, it } from '@jest/globals';
import type { Order } from './api.ts';
import { orderStatus, orderTimeline, orderTitle } from './model.ts';

type Shown = Parameters<typeof orderTimeline>[0];

const order = (status: Order['status'], kinds: string[], shipped = false): Shown => ({
  status,
  lines: kinds.map((kind) => ({ kind })) as Order['lines'],
  parcels: (shipped ? [{ shipped_at: '2026-03-04T10:00:00Z' }] : []) as Order['parcels'],
  ship_to: (kinds.includes('print') ? { name: 'A' } : null) as Order['ship_to'],
  timeline: [
    { event: 'delivered', at: '2026-03-04T10:00:00Z', actor: { kind: 'system' } },
  ] as Order['timeline'],
});

describe('the heading of an order', () => {
  it.each([
    ['fulfilled', ['digital'], 'Your books are ready to read'],
    ['paid', ['digital'], 'Your books wait for you'],
    ['fulfilled', ['course'], 'Your course is ready'],
    ['paid', ['course', 'course', 'donation'], 'Your courses wait for you'],
    ['fulfilled', ['course', 'digital'], 'Your order is complete'],
    ['fulfilled', ['print', 'shipping'], 'Your books have arrived'],
    ['paid', ['print', 'shipping'], 'Your books are being packed'],
    ['fulfilled', ['print', 'digital', 'shipping'], 'Your order is complete'],
    ['fulfilled', ['class_pack'], 'The code for your class is ready'],
    ['fulfilled', ['gift'], 'Your gift is sent'],
    ['paid', ['gift', 'gift'], 'Your gift waits for its day'],
    ['fulfilled', ['gift', 'digital'], 'Your order is complete'],
    ['paid', ['gift', 'class_pack'], 'Your order is paid'],
    ['pending', ['gift'], 'Your order waits for its payment'],
  ] as const)('of %s with %j says: %s', (status, kinds, title) => {
    expect(orderTitle(order(status, [...kinds]))).toBe(title);
  });

  it('says that a parcel is on its way once one has left', () => {
    expect(orderTitle(order('paid', ['print'], true))).toBe('Your books are on their way to you');
  });
});

it('says of an order whose payment is held that it is looked at, whatever its status', () => {
  expect(orderTitle({ ...order('pending', ['digital']), in_review: true })).toBe(
    'We look at your payment ourselves',
  );
  expect(orderStatus('pending', true).label).toBe('Its payment is being reviewed');
  expect(orderStatus('pending').label).toBe('Waits for its payment');
  expect(
    orderTimeline({ ...order('pending', ['digital']), in_review: true }).map(({ title }) => title),
  ).not.toContain('Waits for its payment');
});

it('calls only books for the screen ready to read, in what happened', () => {
  const title = (kind: string) => orderTimeline(order('fulfilled', [kind])).map((entry) => entry.title);
  expect(title('digital')).toEqual(['Ready to read']);
  expect(title('print')).toEqual(['Everything has arrived']);
  expect(title('gift')).toEqual(['Delivered']);
  expect(title('course')).toEqual(['Ready to start']);
});
