import { Color, DirectionalLight, HemisphereLight, type Scene, Vector3 } from "three";

const white = new Color(1, 1, 1);

/**
 * A bright room with a lamp above that throws the shadow. Plain lights: a filtered picture of a room would
 * take seconds to make where the processor draws.
 */
export function createLights(scene: Scene) {
  const room = new HemisphereLight(white, new Color(0.45, 0.43, 0.4), 2.2);
  const lamp = new DirectionalLight(white, 2.2);
  const window = new DirectionalLight(new Color(0.85, 0.92, 1), 0.8);
  lamp.castShadow = true;
  lamp.shadow.mapSize.setScalar(1024);
  lamp.shadow.radius = 6;
  scene.add(room, lamp, lamp.target, window, window.target);
  return {
    /** Lights everything within a radius, in metres. */
    fit(center: Vector3, radius: number) {
      const from = (x: number, y: number, z: number) =>
        new Vector3(x, y, z).multiplyScalar(radius).add(center);
      lamp.position.copy(from(-0.9, 2.2, 1.1));
      window.position.copy(from(2, 0.8, -1.2));
      lamp.target.position.copy(center);
      window.target.position.copy(center);
      const side = radius * 1.6;
      const { camera } = lamp.shadow;
      Object.assign(camera, { left: -side, right: side, top: side, bottom: -side });
      Object.assign(camera, { near: radius * 0.1, far: radius * 6 });
      camera.updateProjectionMatrix();
      lamp.shadow.normalBias = radius * 0.01;
    },
    dispose() {
      for (const light of [room, lamp, window]) light.dispose();
    },
  };
}
