import { staff } from '../../http/policy.js';
import type { Route } from '../../http/route.js';
import type { Services } from '../../services.js';
import { allowUpload, takeUpload } from './service.js';

export function uploadsRoutes(route: Route, services: Services): void {
  route('POST /api/uploads/cloudinary/signature', staff, async ({ body }) => allowUpload(services, body?.folder));

  route('POST /api/uploads', staff, async ({ body }) => takeUpload(services, body));
}
