import Foundation

/// Changes the permissions of a file or folder.
func setPermissions(_ permissions: Int, of file: URL) throws {
  try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
}

/// Returns the permissions of a file or folder.
func permissions(of file: URL) throws -> Int? {
  try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
}
