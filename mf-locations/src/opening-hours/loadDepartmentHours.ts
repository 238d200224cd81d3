import { loadSpecialHours, type LoaderContext, type Location, type SpecialHours } from '@forecourt/shared-contracts';
import { departmentsAt } from './departments';

/** Special hours of every department at the location's address. */
export function loadDepartmentHours(location: Location, context: Pick<LoaderContext, 'api' | 'site' | 'signal'>): Promise<SpecialHours[]> {
  const departments = departmentsAt(location, context.site.locations);
  return loadSpecialHours(
    departments.map((department) => department.location.id),
    context,
  );
}
