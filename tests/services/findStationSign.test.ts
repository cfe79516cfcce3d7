import { expect, it } from 'vitest';
import { findStationSign } from '../../src/services/findStationSign';

it('findStationSign finds the sign of a name with spaces and capital letters', () => {
  expect(findStationSign('Nuwara Eliya')).toMatch(/nuwara-eliya.*\.svg$/);
});

it('findStationSign finds nothing for a station without a sign', () => {
  expect(findStationSign('Houston')).toBeUndefined();
});
