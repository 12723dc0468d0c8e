import { beforeAll, describe, expect, it } from 'vitest';
import { courseTables } from '../../test/courses.js';
import { useTestApp } from '../../test/test-app.js';
import { storeShipped } from '../modules/courses/import-courses.js';
import { seedCourses } from './courses.js';

const testApp = useTestApp();
const db = () => testApp().services.db;
beforeAll(() => seedCourses(db()));

describe('a fresh installation', () => {
  it('finds the courses of the SiSU with their forecast', async () => {
    const courses = await testApp()
      .visitor()
      .call('GET /api/courses', { query: { course: 'medicina', city: 'salvador' } });
    expect(courses.map(({ acronym }) => acronym)).toContain('UFBA');
    for (const { last, forecast } of courses) expect([last?.year, forecast?.year]).toEqual([2024, 2025]);
  });

  it('stores them once: starting again changes nothing', async () => {
    const stored = async () => (await testApp().database.pool.query('select xmin from course_offers order by id')).rows;
    const before = await stored();
    await seedCourses(db());
    expect(await stored()).toEqual(before);
  });

  it('keeps a year that was imported when the product brings its own years again', async () => {
    await testApp().database.pool.query('delete from course_offers');
    await storeShipped(db(), courseTables([2025]), []);
    await storeShipped(db(), courseTables([2023, 2024]), []);
    const { modalities } = await testApp()
      .visitor()
      .call('GET /api/courses/:id', { params: { id: 10 }, query: {} });
    expect(modalities[0]?.years.map(({ year }) => year)).toEqual([2023, 2024, 2025]);
  });
});
