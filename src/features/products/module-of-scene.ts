/** The modules that product events and applications are counted under (specification section 9). */
export type ModuleId = 300 | 301 | 302;

/**
 * The module of a scene: 301 for precise scenes, 302 for bag scenes, else 300. The specification names the two kinds but no
 * scene, so a scene belongs to a kind when its name says so.
 * @param scene as the address has it; may be empty
 */
export function moduleOfScene(scene: string): ModuleId {
  const name = scene.toLowerCase();
  if (name.includes('precise')) return 301;
  return name.includes('bag') ? 302 : 300;
}
