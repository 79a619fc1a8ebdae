/**
 * A relative path without `.` parts and doubled slashes; `.` for the folder itself.
 * @returns null when the path is absolute, leaves its folder or holds a NUL character
 */
export function normalPath(path: string): string | null {
  if (path.startsWith('/') || path.includes('\0')) return null;
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) return null;
  return parts.length === 0 ? '.' : parts.join('/');
}
