import { linkNext } from '../../http/paging.js';
import { anyone } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { findCourses, readCourse } from './service.js';

/** Public facts, for people without an account too; scores that come with the question are not kept. */
export function coursesRoutes(route: Route, services: Services): void {
  route('GET /api/courses', anyone, async ({ query, reply }) => {
    const { rows, next } = await findCourses(services, query);
    linkNext(reply, next);
    return rows;
  });

  route('GET /api/courses/:id', anyone, ({ params, query }) => readCourse(services, params.id, query));
}
